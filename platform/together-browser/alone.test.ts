import { filesIn } from '../together/runTogether';
import alone from './alone.json';
import { packages } from './together';

const files = packages.flatMap(filesIn);

it.each(alone)('at least one test file that must run alone matches %s', (pattern) => {
  expect(files.filter((file) => new RegExp(pattern).test(file))).not.toEqual([]);
});
