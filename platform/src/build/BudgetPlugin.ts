import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Compilation, Compilation as WebpackCompilation, type Compiler, WebpackError } from 'webpack';
import type { BudgetedPart } from './BudgetedPart';
import { findBudgetedParts } from './budgetedParts';
import { BUDGETS, KB } from './budgets';
import { compressBrotli } from './compressBrotli';

/** Maximum number of modules listed in an error message. */
const MAX_LISTED_MODULES = 5;

const toKb = (bytes: number): string => (bytes / KB).toFixed(1);

const describeLargest = (modules: Record<string, number>): string =>
  Object.entries(modules)
    .sort(([, left], [, right]) => right - left)
    .slice(0, MAX_LISTED_MODULES)
    .map(([file, size]) => `${file} (${toKb(size)} KB)`)
    .join(', ');

/**
 * Describes which budget a part exceeds, by how much and why; undefined if the part is within budget. `bytes`: compressed size of the part;
 * `previousModules`: modules of its last build within budget.
 */
export function describeOverrun(part: BudgetedPart, bytes: number, previousModules?: Record<string, number>): string | undefined {
  const limit = BUDGETS[part.budget];
  if (bytes <= limit * KB) return undefined;
  const newModules = Object.fromEntries(
    Object.entries(part.modules).filter(([file]) => previousModules !== undefined && !(file in previousModules)),
  );
  return [
    `Budget "${part.budget}": ${part.label} is ${toKb(bytes)} KB brotli, the limit is ${limit} KB.`,
    ...(Object.keys(newModules).length > 0 ? [`New since the last build: ${describeLargest(newModules)}.`] : []),
    ...(Object.keys(part.modules).length > 0 ? [`Largest: ${describeLargest(part.modules)} before minification.`] : []),
  ].join(' ');
}

interface BudgetOptions {
  /** File name of the entry. */
  entry: string;
  /** Path of the file that stores the modules of the last build within budget, so that errors can name new modules. */
  modulesFile: string;
}

type ModulesByPart = Record<string, Record<string, number>>;

/** Fails a build whose release exceeds a budget, and names the new and the largest modules. */
export class BudgetPlugin {
  constructor(private readonly options: BudgetOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const stage = WebpackCompilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'BudgetPlugin', stage }, () => this.check(compilation));
    });
  }

  private async check(compilation: Compilation): Promise<void> {
    const { entry, modulesFile } = this.options;
    const previousModulesByPart: ModulesByPart = existsSync(modulesFile)
      ? (JSON.parse(readFileSync(modulesFile, 'utf8')) as ModulesByPart)
      : {};
    const parts = findBudgetedParts(compilation, entry);
    const getSize = createSizeLookup(compilation);
    const overruns = await Promise.all(
      parts.map(async (part) => {
        const bytes = (await Promise.all(part.files.map(getSize))).reduce((sum, size) => sum + size, 0);
        return describeOverrun(part, bytes, previousModulesByPart[part.label]);
      }),
    );
    compilation.errors.push(...overruns.filter((message) => message !== undefined).map((message) => new WebpackError(message)));
    if (compilation.errors.length > 0) return;
    mkdirSync(path.dirname(modulesFile), { recursive: true });
    writeFileSync(modulesFile, JSON.stringify(Object.fromEntries(parts.map(({ label, modules }) => [label, modules]))));
  }
}

/** Returns a function that computes the compressed size of an asset in bytes; it compresses each file only once. */
function createSizeLookup(compilation: Compilation): (file: string) => Promise<number> {
  const sizesByFile = new Map<string, Promise<number>>();
  return (file) => {
    const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
    const size = sizesByFile.get(file) ?? compressBrotli(content).then(({ byteLength }) => byteLength);
    sizesByFile.set(file, size);
    return size;
  };
}
