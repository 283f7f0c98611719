import { StarIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFormField } from "./form-field.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./star-field.module.css"

interface Props {
  readonly name: string
  readonly legend: string
  readonly stars: ReadonlyArray<number>
  /** Returns the label of an option: "3 stars". */
  readonly nameOf: (stars: number) => string
  readonly disabled?: boolean | undefined
}

/** A rating in a Formik form: radio buttons, drawn as stars up to the selected one. */
export const StarField = ({ name, legend, stars, nameOf, disabled }: Props) => {
  const { input, setValue } = useFormField<number>(name)
  return (
    <fieldset disabled={disabled}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.stars}>
        {stars.map((star) => (
          <label key={star} className={star <= input.value ? `${css.star} ${css.lit}` : css.star}>
            <input
              type="radio"
              className={patterns.covering}
              name={name}
              value={star}
              checked={star === input.value}
              onChange={() => void setValue(star)}
            />
            <StarIcon size={28} />
            <VisuallyHidden>{nameOf(star)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
