import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"

interface Product {
  readonly price: string
  readonly minQuantity: string
  readonly maxQuantity: string
}

/** The choice of the calculator on React alone, with floats, which are fast but not exact. */
const Choice = ({ price, minQuantity: min, maxQuantity: max }: Product) => {
  const [quantity, setQuantity] = useState("10")
  const cost = String(Number(quantity) * Number(price))
  const range = { type: "range", min, max, step: "any" }
  return (
    <>
      <label htmlFor="quantity">Quantity</label>
      <input id="quantity" value={quantity} onChange={({ target }) => setQuantity(target.value)} />
      <label htmlFor="cost">Cost</label>
      <input
        id="cost"
        value={cost}
        onChange={({ target }) => setQuantity(String(Number(target.value) / Number(price)))}
      />
      <input {...range} aria-label="Quantity" value={quantity} onChange={({ target }) => setQuantity(target.value)} />
      <p>{cost}</p>
      <button type="button">Continue</button>
    </>
  )
}

const Buy = () => {
  const [products, setProducts] = useState<readonly Product[]>([])
  useEffect(() => {
    void fetch("/api/v1/products").then(async (response) => setProducts((await response.json()) as Product[]))
  }, [])
  return (
    <main>
      <h1>Buy mining power</h1>
      {products[0] && <Choice {...products[0]} />}
    </main>
  )
}

createRoot(document.getElementById("root")!).render(<Buy />)
