/** The end of a command's help: examples to copy. */
export const examples = (...lines: string[]): string => ['', 'Examples:', ...lines.map((line) => `  npx platform ${line}`)].join('\n');
