import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"

interface Product {
  readonly id: string
  readonly price: string
  readonly minQuantity: string
  readonly maxQuantity: string
}

/** The same choice with React alone, in floats: what is fast, not what is right. */
const Buy = () => {
  const [products, setProducts] = useState<ReadonlyArray<Product>>([])
  const [quantity, setQuantity] = useState("10")
  useEffect(() => {
    void fetch("/api/v1/products")
      .then((answer) => answer.json())
      .then((found: ReadonlyArray<Product>) => setProducts(found))
  }, [])
  const [product] = products
  if (!product)
    return (
      <main>
        <h1>Buy hashrate</h1>
      </main>
    )
  const cost = String(Number(quantity) * Number(product.price))
  return (
    <main>
      <h1>Buy hashrate</h1>
      <label htmlFor="quantity">Quantity</label>
      <input id="quantity" name="quantity" value={quantity} onChange={(event) => setQuantity(event.target.value)} />
      <label htmlFor="cost">Cost</label>
      <input
        id="cost"
        name="cost"
        value={cost}
        onChange={(event) => setQuantity(String(Number(event.target.value) / Number(product.price)))}
      />
      <input
        type="range"
        aria-label="Quantity"
        min={product.minQuantity}
        max={product.maxQuantity}
        step="any"
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
      />
      <p>{cost}</p>
      <button type="button">Continue</button>
    </main>
  )
}

createRoot(document.getElementById("root")!).render(<Buy />)
