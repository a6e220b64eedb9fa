/** Tenths are enough for lengths; opacities and shares need hundredths. */
const short = (value: number) => String(Math.abs(value) < 2 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10);

/** Markup with its numbers rounded, which keeps the drawings short and equal on every machine. */
export function svg(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1];
    return text + (typeof value === 'number' ? short(value) : value) + part;
  });
}
