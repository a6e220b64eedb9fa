/** Loader: appends a line to a module that counts each evaluation, in whichever bundle. */
module.exports = function countInstance(source, map) {
  const { name } = this.getOptions();
  const line = `;(globalThis.__rendezvousInstances ??= {})[${JSON.stringify(name)}] = (globalThis.__rendezvousInstances[${JSON.stringify(name)}] ?? 0) + 1;\n`;
  this.callback(null, `${source}\n${line}`, map);
};
