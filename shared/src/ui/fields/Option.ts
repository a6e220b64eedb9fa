/** A choice of a select, radio cards, combo box or tags. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}
