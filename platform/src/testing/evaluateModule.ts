import { spawnSync } from 'node:child_process';

/** Evaluates an expression in which `m` is an ES module from `bin`; runs in a separate Node process, since Jest on Node 20 cannot load these. */
export function evaluateModule<Value>(file: string, expression: string): Value {
  const script = `import(${JSON.stringify(file)}).then(async (m) => console.log(JSON.stringify({ value: await (${expression}) })))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { value: Value }).value;
}
