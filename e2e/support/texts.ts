import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Returns a text of the site by id, in the visit's language, with its variables filled in. */
export type Translate = (id: string, values?: Record<string, string | number>) => string;

function readCatalogue(packageName: string, language: string): Record<string, string> {
  const file = path.join(ROOT, packageName, 'lang', `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

const findPackage = (id: string): string => {
  const [prefix = ''] = id.split('.');
  return prefix === 'shared' || prefix === 'shell' ? prefix : `mfe-${prefix}`;
};

/** Creates a function that returns the site's texts in a language, so that journeys can name controls; it throws for an unknown id. */
export function createTranslator(language: string): Translate {
  return (id, values = {}) => {
    const text = readCatalogue(findPackage(id), language)[id];
    if (text === undefined) throw new Error(`no text ${id} in ${language}`);
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}

/** Turns a text into a pattern that accepts any value of its variables. */
export function toPattern(text: string): RegExp {
  const literals = text.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/).map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(literals.join('.+'));
}
