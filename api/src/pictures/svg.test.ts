import { svg } from './svg';

test('lengths are rounded to tenths, opacities to hundredths', () => {
  expect(svg`<circle r="${12.3456}" opacity="${0.12345}" id="${'a'}"/>`).toBe('<circle r="12.3" opacity="0.12" id="a"/>');
});
