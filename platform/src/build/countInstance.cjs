/** Loader: appends to a module the line that counts it when it is evaluated, whichever bundle it came in. */
module.exports = function countInstance(source, map) {
  const { name } = this.getOptions();
  const line = `;(globalThis.__rendezvousInstances ??= {})[${JSON.stringify(name)}] = (globalThis.__rendezvousInstances[${JSON.stringify(name)}] ?? 0) + 1;\n`;
  this.callback(null, `${source}\n${line}`, map);
};
