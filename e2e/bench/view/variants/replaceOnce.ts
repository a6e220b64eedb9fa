/** Replaces the first match; throws if there is none, since an unexpected document must not be measured. */
export function replaceOnce(html: string, pattern: RegExp, description: string, change: (...groups: string[]) => string): string {
  if (!pattern.test(html)) throw new Error(`The site's document has no ${description} where the benchmark looks for it.`);
  return html.replace(pattern, change);
}
