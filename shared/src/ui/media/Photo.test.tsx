import { anImage, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { Avatar } from './Avatar';
import { Photo } from './Photo';
import { photoSources } from './photoSources';

describe('Photo', () => {
  it('R-119 is served under the image base address in 160, 480 and 1200 px', () => {
    renderPart(<Photo image={anImage()} alt="Anna" sizes="50vw" />);
    const picture = screen.getByRole('img', { name: 'Anna' });
    expect(picture).toHaveAttribute('src', '/media/photo/Image00000-480.webp');
    expect(picture).toHaveAttribute(
      'srcset',
      '/media/photo/Image00000-thumb.webp 160w, /media/photo/Image00000-480.webp 480w, /media/photo/Image00000-full.webp 1200w',
    );
  });

  it('shows a local preview from its own address', () => {
    const file = 'blob:preview';
    expect(photoSources({ filename: file, match: file, thumb_filename: file }, '/media').src).toBe(file);
  });

  it('reserves its space from the aspect ratio', () => {
    renderPart(<Photo image={anImage({ ratio: 0.75 })} alt="Anna" ratio="natural" />);
    const picture = screen.getByRole('img');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '640']);
  });

  it('loads lazily, but the first photo of a screen loads at once', () => {
    const { rerender } = renderPart(<Photo image={anImage()} alt="Anna" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Photo image={anImage()} alt="Anna" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('R-235 a locked photo is labeled as locked and shows how many others there are', () => {
    renderPart(<Photo image={anImage({ locked: true })} alt="" more={7} />);
    expect(screen.getByText('Locked photo')).toBeInTheDocument();
    expect(screen.getByText('+7')).toBeVisible();
  });

  it('R-118 without a photo shows a silhouette', () => {
    renderPart(<Photo image={null} alt="No photo" />);
    expect(screen.getByRole('img', { name: 'No photo' })).toBeVisible();
  });
});

describe('Avatar', () => {
  it('states in text that a member is online, and adds no text otherwise', () => {
    const { rerender } = renderPart(<Avatar image={anImage()} online />);
    expect(screen.getByText('Online')).toBeInTheDocument();
    rerender(<Avatar image={anImage()} />);
    expect(screen.queryByText('Online')).not.toBeInTheDocument();
  });
});
