import { expect, test } from '../../support/test';

for (const path of ['/', '/landers/maplanding'])
  test(`R-096 a phone loads the banner of ${path} in one size`, { tag: ['@phone'] }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    const requestedPictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/picture.php')) requestedPictures.push(new URL(request.url()).search);
    });
    await page.goto(path, { waitUntil: 'load' });
    expect(requestedPictures).toHaveLength(1);
  });
