/** The end of a command's help: lines that can be copied. */
export const examples = (...lines: string[]): string => ['', 'Examples:', ...lines.map((line) => `  npx platform ${line}`)].join('\n');
