#!/usr/bin/env node
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('tsx/cjs');
require('../src/cli/main.ts');
