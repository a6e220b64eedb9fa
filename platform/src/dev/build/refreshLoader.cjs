/**
 * Runs after swc: defines the functions of React Refresh that swc's transform calls, and lets a module of components accept its own updates. A
 * development build of the shell puts the single runtime on `window`; without it (with a released shell) a change reloads the page.
 */
module.exports = function refreshLoader(source, map) {
  if (!/\$Refresh(Reg|Sig)\$/.test(source)) {
    this.callback(null, source, map);
    return;
  }
  const { name } = this.getOptions();
  // The definitions go on the first line, so that the line numbers of the source map remain correct.
  const definitions = [
    `const $RefreshReg$ = (type, id) => self.rendezvousRefresh?.register(type, ${JSON.stringify(name)} + " " + __webpack_module__.id + " " + id);`,
    'const $RefreshSig$ = self.rendezvousRefresh?.createSignatureFunctionForTransform ?? (() => (type) => type);',
  ].join(' ');
  this.callback(null, `${definitions} ${source}\nself.rendezvousRefresh?.accept(__webpack_module__, import.meta.webpackHot);\n`, map);
};
