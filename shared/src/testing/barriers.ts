/** Accessibility violations of this part, as found by axe; colours are covered by the theme's own test. */
export async function barriers(element: Element): Promise<string[]> {
  const { axe } = await import('jest-axe');
  const { violations } = await axe(element);
  return violations.map(({ id, help }) => `${id}: ${help}`);
}
