#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './run.mjs';
import { compileChanged } from './start/compile.mjs';

// A container image contains only compiled code, so there is nothing to compile.
if (existsSync(path.join(root, 'platform/src'))) await compileChanged(root, (line) => process.stderr.write(`${line}\n`));
process.setSourceMapsEnabled(true);
createRequire(import.meta.url)('../dist/cli/main.js');
