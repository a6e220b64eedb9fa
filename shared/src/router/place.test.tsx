import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Location, MemoryRouter } from 'react-router-dom';
import { Link } from './Link';
import { ShownPlace, useLocation, useNavigate, useParams, useSearchParams } from './place';

const aLocation = (pathname: string, search = ''): Location => ({ pathname, search, hash: '', state: null, key: 'k' });

const Screen = () => {
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${useLocation().pathname} ${id ?? 'none'} ${query.get('page') ?? 'first'}`}</output>
      <button onClick={() => setQuery({ page: '2' })}>Next page</button>
      <button onClick={() => setQuery((before) => ({ ...Object.fromEntries(before), sort: 'new' }))}>Newest</button>
      <button onClick={() => void navigate('/likes')}>Likes</button>
      <Link to="?page=9">Last page</Link>
    </>
  );
};

const Browser = () => {
  const { pathname, search } = useLocation();
  return <p role="note">{pathname + search}</p>;
};

const show = (location: Location, params: Record<string, string> = {}) =>
  render(
    <MemoryRouter initialEntries={['/elsewhere']}>
      <ShownPlace location={location} params={params}>
        <Screen />
      </ShownPlace>
      <Browser />
    </MemoryRouter>,
  );

describe('a screen sees the location it was resolved for', () => {
  it('R-012 with its parameters, while the address bar is ahead', () => {
    show(aLocation('/chats/a%C3%A9', '?page=3'), { id: 'aé' });
    expect(screen.getByRole('status')).toHaveTextContent('/chats/a%C3%A9 aé 3');
    expect(screen.getByRole('note')).toHaveTextContent('/elsewhere');
  });

  it('without parameters where nothing was found', () => {
    show(aLocation('/nowhere'));
    expect(screen.getByRole('status')).toHaveTextContent('/nowhere none first');
  });

  it('and navigates from there', async () => {
    show(aLocation('/chats/1'), { id: '1' });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByRole('note')).toHaveTextContent('/chats/1?page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Likes' }));
    expect(screen.getByRole('note')).toHaveTextContent('/likes');
  });

  it('and its links and queries start there, too', async () => {
    show(aLocation('/chats/1', '?page=3'), { id: '1' });
    expect(screen.getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '/chats/1?page=9');
    await userEvent.click(screen.getByRole('button', { name: 'Newest' }));
    expect(screen.getByRole('note')).toHaveTextContent('/chats/1?page=3&sort=new');
    await userEvent.click(screen.getByRole('link', { name: 'Last page' }));
    expect(screen.getByRole('note')).toHaveTextContent('/chats/1?page=9');
  });
});
