type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELD_SELECTOR = 'input, textarea, select';

const isCheckable = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const isModified = (field: Field): boolean => {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
};

/**
 * Sets a value as user input would. React ignores an input event that does not change the value, so the value it tracks is first reset to the
 * default.
 */
function typeInto(field: Field, value: string): void {
  const setNativeValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (field instanceof HTMLInputElement) field.value = field.defaultValue;
  setNativeValue?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function tick(field: HTMLInputElement, isTicked: boolean): void {
  field.checked = !isTicked;
  field.click();
}

/** Remembers what a person or a password manager enters before and during hydration; the returned function restores it afterwards. */
export function rememberTypedValues(container: HTMLElement): () => void {
  const enteredValues = new Map<Field, string | boolean>();
  const storeValue = (field: Field): void => void enteredValues.set(field, isCheckable(field) ? field.checked : field.value);
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.matches(FIELD_SELECTOR)) storeValue(target as Field);
  };
  for (const field of container.querySelectorAll<Field>(FIELD_SELECTOR)) if (isModified(field)) storeValue(field);
  container.addEventListener('input', onInput, true);
  return () => {
    container.removeEventListener('input', onInput, true);
    for (const [field, value] of enteredValues) {
      if (!field.isConnected) continue;
      if (typeof value === 'string') typeInto(field, value);
      else if (isCheckable(field)) tick(field, value);
    }
  };
}
