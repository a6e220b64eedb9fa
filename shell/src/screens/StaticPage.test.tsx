import type { PageDocument } from '@rendezvous/shared/contract';
import { aCompany, anError, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { CookiesScreen } from './CookiesScreen';
import { ReturnPolicyScreen } from './ReturnPolicyScreen';
import { ServiceScreen } from './ServiceScreen';
import { TermsScreen } from './TermsScreen';
import { TokenScreen } from './TokenScreen';

const aPageReply = (title: string): { page: PageDocument } => ({
  page: { token: 'x', title, sections: [{ heading: 'Scope', paragraphs: ['These terms hold.'] }] },
});

describe('text pages', () => {
  it('R-011 a token page shows the text of the server in the language of the visit', async () => {
    const { api } = renderScreen(<TokenScreen />, {
      path: '/{token}',
      route: '/about-us',
      api: { 'GET /api/page.php': aPageReply('About us') },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Scope' })).toBeInTheDocument();
    expect(api.calls('GET /api/page.php')).toEqual([{ token: 'about-us', locale: 'en' }]);
  });

  it('R-011 an unknown token shows the 404 page', async () => {
    renderScreen(<TokenScreen />, { path: '/{token}', route: '/nothing', api: { 'GET /api/page.php': anError('not_found') } });
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  });

  it('a text that fails to load can be requested again', async () => {
    const { person, api } = renderScreen(<TokenScreen />, {
      path: '/{token}',
      route: '/about-us',
      api: { 'GET /api/page.php': anError('server_error') },
    });
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    api.reply({ 'GET /api/page.php': aPageReply('About us') });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
  });

  it.each([0, 12, 23])('R-092 the terms show the version date that a sign-up records, at %i o’clock', async (hour) => {
    const api = {
      'GET /api/page.php': aPageReply('Terms'),
      'GET /api/companyinfo.php': { company: aCompany({ added: Date.UTC(2025, 4, 1, hour, 30) / 1000 }) },
    };
    renderScreen(<TermsScreen />, { api });
    expect(await screen.findByText('Version dated May 1, 2025')).toBeInTheDocument();
  });

  it('R-093 the return policy states the number of days from the settings', () => {
    renderScreen(<ReturnPolicyScreen />, { settings: { refund_days: 21 }, api: { 'GET /api/page.php': aPageReply('Returns') } });
    expect(screen.getByText(/within 21 days/)).toBeInTheDocument();
  });

  it('R-339 the return policy links to the contract withdrawal', () => {
    renderScreen(<ReturnPolicyScreen />, { api: { 'GET /api/page.php': aPageReply('Returns') } });
    expect(screen.getByRole('link', { name: 'Withdraw from contract here' })).toHaveAttribute('href', '/transactions');
  });

  it('R-044 R-093 customer service can be mailed and called', () => {
    renderScreen(<ServiceScreen />, { api: { 'GET /api/page.php': aPageReply('Service') } });
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
    expect(screen.getByRole('link', { name: '+31 20-123 45 67' })).toHaveAttribute('href', 'tel:+31201234567');
  });

  it('R-093 the cookie page lists every key with purpose and lifetime', () => {
    renderScreen(<CookiesScreen />, { api: { 'GET /api/page.php': aPageReply('Cookies') } });
    expect(screen.getByRole('row', { name: /auth\.session Keeps you logged in Cookie 30 days/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /language Remembers your language Cookie 365 days/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /tracking .* Until you close the tab/ })).toBeInTheDocument();
    expect(
      screen.getAllByRole('row', { name: /^(releases|start|pages) Keeps .* Browser cache Until you clear your browser data$/ }),
    ).toHaveLength(3);
  });

  it.each([
    [[], null],
    [['Rendezvous'], 'Trade name: Rendezvous'],
    [['Rendezvous', 'Tête-à-tête'], 'Trade names: Rendezvous and Tête-à-tête'],
  ])('R-137 the service page lists the trade names of the company: %j', async (tradenames, text) => {
    const company = aCompany({ tradenames });
    renderScreen(<ServiceScreen />, { api: { 'GET /api/page.php': aPageReply('Service'), 'GET /api/companyinfo.php': { company } } });
    expect(await screen.findByText(company.name)).toBeInTheDocument();
    expect(screen.queryByText(/Trade name/)?.textContent ?? null).toBe(text);
  });
});
