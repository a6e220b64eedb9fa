/** Returns the accessibility violations that axe finds in an element; colours are covered by the theme's own test. */
export async function barriers(element: Element): Promise<string[]> {
  const { axe } = await import('jest-axe');
  const { violations } = await axe(element);
  return violations.map(({ id, help }) => `${id}: ${help}`);
}
