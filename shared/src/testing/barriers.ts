/** What keeps people out of this part, as axe finds it; colours are proved by the theme's own test. */
export async function barriers(element: Element): Promise<string[]> {
  const { axe } = await import('jest-axe');
  const { violations } = await axe(element);
  return violations.map(({ id, help }) => `${id}: ${help}`);
}
