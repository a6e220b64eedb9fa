const section = (title, entries) => {
  if (entries.length === 0) return [];
  const width = Math.max(...entries.map(([name]) => name.length));
  return ['', title, ...entries.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)];
};

/** Text that `--help` prints: usage, options, environment variables, examples. */
export function helpText({ usage, about, names, options = {}, variables = {}, examples = [] }) {
  const optionRows = Object.entries(options).map(([name, { value, text }]) => [value ? `--${name} ${value}` : `--${name}`, text]);
  return [
    `${usage} -- ${names ? `[${names}] ` : ''}[options]`,
    '',
    about,
    ...section('Options', [...optionRows, ['--help', 'this text']]),
    ...section('Environment', Object.entries(variables)),
    ...section('Examples', examples),
  ].join('\n');
}
