import { listFiles } from '../together/runTogether';
import alone from './alone.json';
import { sourceFolders } from './together';

const files = sourceFolders.flatMap(listFiles);

it.each(alone)('at least one test file that must run alone matches %s', (pattern) => {
  expect(files.filter((file) => new RegExp(pattern).test(file))).not.toEqual([]);
});
