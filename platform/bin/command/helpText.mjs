const rows = (title, entries) => {
  if (entries.length === 0) return [];
  const width = Math.max(...entries.map(([name]) => name.length));
  return ['', title, ...entries.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)];
};

/** Output of `--help`: usage, options, environment variables, examples. */
export function helpText({ usage, about, names, options = {}, variables = {}, examples = [] }) {
  const own = Object.entries(options).map(([name, { value, text }]) => [value ? `--${name} ${value}` : `--${name}`, text]);
  return [
    `${usage} -- ${names ? `[${names}] ` : ''}[options]`,
    '',
    about,
    ...rows('Options', [...own, ['--help', 'this text']]),
    ...rows('Environment', Object.entries(variables)),
    ...rows('Examples', examples),
  ].join('\n');
}
