import type { Module } from 'webpack';

/** The modules inside a concatenated module, or the module itself. */
export const listInnerModules = (module: Module & { modules?: Iterable<Module> }): Module[] =>
  module.modules ? [...module.modules] : [module];
