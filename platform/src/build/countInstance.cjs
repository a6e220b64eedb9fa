/** Loader: appends to a module a line that counts its evaluations, in whichever bundle they happen. */
module.exports = function countInstance(source, map) {
  const { name } = this.getOptions();
  const counterCode = `;(globalThis.__rendezvousInstances ??= {})[${JSON.stringify(name)}] = (globalThis.__rendezvousInstances[${JSON.stringify(name)}] ?? 0) + 1;\n`;
  this.callback(null, `${source}\n${counterCode}`, map);
};
