import { renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { EmailText } from './EmailText';

describe('an e-mail address', () => {
  it.each([
    ['anna@example.com', ['anna@', 'example.', 'com']],
    ['anna.b@mail.example', ['anna.', 'b@', 'mail.', 'example']],
    ['anna', ['anna']],
    ['anna@', ['anna@']],
  ])('%s breaks after the @ and the dots', (address, parts) => {
    renderPart(<EmailText address={address} />);
    const element = screen.getByText(address);
    const textNodes = [...element.childNodes].filter((node) => node.nodeName === '#text');
    expect(textNodes.map(({ textContent }) => textContent)).toEqual(parts);
    expect(element.getElementsByTagName('wbr')).toHaveLength(parts.length - 1);
  });

  it('without an address shows nothing', () => {
    const { container } = renderPart(<EmailText address="" />);
    expect(container).toHaveTextContent('');
  });
});
