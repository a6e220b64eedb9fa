import path from 'node:path';
import { NormalModuleReplacementPlugin } from 'webpack';

const standIn = (file: string): string => path.join(__dirname, 'standIns', file);

/** Takes parts out of the federation runtime that cannot be switched off by a setting: manifests, and preloading by them. */
export const leanFederation = (): NormalModuleReplacementPlugin[] => [
  new NormalModuleReplacementPlugin(/\/SnapshotHandler\.js$/, standIn('noSnapshots.mjs')),
  new NormalModuleReplacementPlugin(/\/utils\/preload\.js$/, standIn('noPreloading.mjs')),
];
