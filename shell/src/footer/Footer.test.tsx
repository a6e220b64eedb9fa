import { aCompany, anError, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Disclaimer } from './Disclaimer';
import { Footer } from './Footer';
import { UsFooter } from '../layouts/DefaultLayout';

const page = (
  <>
    <Footer>
      <Disclaimer />
      <UsFooter />
    </Footer>
  </>
);

const company = aCompany({ vat_numbers: ['NL001234567B01', 'BE0123456789'], support_phone: '+31 20-123 45 67' });

const open = (api = {}, route = '/') => renderScreen(page, { route, api: { 'GET /api/companyinfo.php': { company }, ...api } });

describe('the footer', () => {
  it.each([
    ['Terms', '/pages/terms'],
    ['Privacy', '/pages/privacy'],
    ['Cookies', '/pages/cookies'],
    ['Self-exclusion', '/pages/ban'],
    ['Pricing', '/pricing'],
    ['Complaints', '/complaints'],
    ['Returns', '/pages/return-policy'],
    ['Withdraw from contract here', '/transactions'],
    ['FAQ', '/pages/faq'],
    ['Customer service', '/pages/service'],
    ['Language and country', '/lang-config?redirect=%2F'],
  ])('R-043 R-045 links %s to %s', (name, path) => {
    open();
    const links = within(screen.getByRole('navigation', { name: 'About this site' }));
    expect(links.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('R-008 the choice of language and country leads back to the page, with its query', () => {
    open({}, '/pricing?network=spring&ref=a1');
    const link = screen.getByRole('link', { name: 'Language and country' });
    expect(link).toHaveAttribute('href', '/lang-config?redirect=%2Fpricing%3Fnetwork%3Dspring%26ref%3Da1');
  });

  it('R-043 names the company that runs the site, with its address and its registration and VAT numbers', async () => {
    open();
    expect(await screen.findByText('Example Dating B.V.')).toBeInTheDocument();
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Keizersgracht 1');
    expect(footer).toHaveTextContent('1015 AA Amsterdam');
    expect(footer).toHaveTextContent('Registration number 12345678');
    expect(footer).toHaveTextContent('VAT NL001234567B01, BE0123456789');
  });

  it('R-044 the telephone link has neither hyphens nor spaces, its text keeps them', async () => {
    open();
    expect(await screen.findByRole('link', { name: '+31 20-123 45 67' })).toHaveAttribute('href', 'tel:+31201234567');
  });

  it('R-164 the three parts that name the company load it only once', async () => {
    const { api } = open();
    await screen.findByText(/18 U.S.C. 2257 are kept by Example Dating B.V., Keizersgracht 1/);
    expect(screen.getByText(/is run by Example Dating B.V./)).toBeInTheDocument();
    expect(api.calls('GET /api/companyinfo.php')).toHaveLength(1);
  });

  it('R-027 the statement for the United States says that the site is for adults', async () => {
    open();
    expect(await screen.findByText(/^This site is for adults aged 18 or older\. .+ are kept by Example Dating B\.V\./)).toBeInTheDocument();
  });

  it('R-028 the links and the adults-only sentence stay when the company data cannot be loaded', async () => {
    const { api } = open({ 'GET /api/companyinfo.php': anError('server_error') });
    await waitFor(() => expect(api.calls('GET /api/companyinfo.php').length).toBeGreaterThan(0));
    expect(screen.getByText('Rendezvous is for adults aged 18 and over.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Terms' })).toBeInTheDocument();
    expect(screen.queryByText(/2257/)).not.toBeInTheDocument();
  });

  it('R-028 the warning about fictional profiles leads to its explanation', () => {
    open();
    expect(screen.getByText(/This site contains fictional profiles/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'What this means' })).toHaveAttribute('href', '/pages/terms');
  });
});
