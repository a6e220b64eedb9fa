import { renderScreen } from '@rendezvous/shared/testing';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary, StaticErrorPage } from '../App';
import { ErrorScreen } from './ErrorScreen';

describe('the error page', () => {
  it('R-014 shows Error and 500 by default', () => {
    renderScreen(<ErrorScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeInTheDocument();
    expect(screen.getByText('500')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('R-012 R-014 a page that does not exist has a way home', () => {
    renderScreen(<ErrorScreen status={404} />);
    expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  });

  it('R-015 when the error page itself fails, a plain page shows the error', () => {
    const Broken = (): never => {
      throw new Error('No store');
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <ErrorBoundary fallback={(error) => <StaticErrorPage error={error} />}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'An error occurred while showing the error page' })).toBeInTheDocument();
    expect(screen.getByText('No store')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  });
});
