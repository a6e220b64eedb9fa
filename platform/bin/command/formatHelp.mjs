const formatSection = (title, entries) => {
  if (entries.length === 0) return [];
  const width = Math.max(...entries.map(([name]) => name.length));
  return ['', title, ...entries.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)];
};

/** Formats the text that `--help` prints: usage, options, environment variables, examples. */
export function formatHelp({ usage, about, names, options = {}, variables = {}, examples = [] }) {
  const optionRows = Object.entries(options).map(([name, { value, text }]) => [value ? `--${name} ${value}` : `--${name}`, text]);
  return [
    `${usage} -- ${names ? `[${names}] ` : ''}[options]`,
    '',
    about,
    ...formatSection('Options', [...optionRows, ['--help', 'this text']]),
    ...formatSection('Environment', Object.entries(variables)),
    ...formatSection('Examples', examples),
  ].join('\n');
}
