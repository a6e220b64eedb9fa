/** Rounds a number for markup: tenths are enough for lengths; opacities and fractions need hundredths. */
const formatNumber = (value: number) => String(Math.abs(value) < 2 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10);

/** Template tag for markup: rounds the numbers in it, which keeps the drawings short and identical on every machine. */
export function svg(literals: TemplateStringsArray, ...values: (string | number)[]): string {
  return literals.reduce((markup, literal, index) => {
    const value = values[index - 1];
    return markup + (typeof value === 'number' ? formatNumber(value) : value) + literal;
  });
}
