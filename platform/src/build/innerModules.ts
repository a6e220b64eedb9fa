import type { Module } from 'webpack';

/** The modules inside a concatenated one, or the module itself. */
export const innerModules = (module: Module & { modules?: Iterable<Module> }): Module[] =>
  module.modules ? [...module.modules] : [module];
