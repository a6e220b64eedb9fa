import { ROUTES } from '@rendezvous/shared/contract';
import { landers } from '../content/landers/landers';
import { landerPath } from './landerPath';

it.each([...landers.keys()])('R-342 R-348 variants of %s are where its route takes a slug', (name) => {
  const [route] = Object.values(ROUTES).filter(({ path }) => new RegExp(`/${name}(/\\{slug\\?\\})?$`).test(path));
  expect(route?.path).toEqual(landerPath(name)?.replace('{slug}', '{slug?}') ?? expect.not.stringContaining('slug'));
});
