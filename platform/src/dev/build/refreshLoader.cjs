/**
 * Runs after swc: provides React Refresh with what swc's transform calls, and lets a module of components accept its own updates. The single runtime
 * is on window, put there by a development build of the shell; without it (a released shell) a change reloads the page.
 */
module.exports = function refreshLoader(source, map) {
  if (!/\$Refresh(Reg|Sig)\$/.test(source)) {
    this.callback(null, source, map);
    return;
  }
  const { name } = this.getOptions();
  // On the first line, so that the source map keeps its line numbers.
  const head = [
    `const $RefreshReg$ = (type, id) => self.rendezvousRefresh?.register(type, ${JSON.stringify(name)} + " " + __webpack_module__.id + " " + id);`,
    'const $RefreshSig$ = self.rendezvousRefresh?.createSignatureFunctionForTransform ?? (() => (type) => type);',
  ].join(' ');
  this.callback(null, `${head} ${source}\nself.rendezvousRefresh?.accept(__webpack_module__, import.meta.webpackHot);\n`, map);
};
