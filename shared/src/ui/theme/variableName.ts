/** `colorPrimaryHover` as `--color-primary-hover`, `fontSize2xl` as `--font-size-2xl`. */
export const variableName = (name: string): string => `--${name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()}`;
