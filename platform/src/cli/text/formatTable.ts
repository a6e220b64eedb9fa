/** Formats rows as aligned columns, one row per line. */
export const formatTable = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Formats a size in kB or MB. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Formats the end of a command's help: examples to copy. */
export const formatExamples = (...lines: string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  npx platform ${line}`)].join('\n');
