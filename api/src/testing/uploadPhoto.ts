import type { TestAnswer, TestClient } from './TestClient';

const BOUNDARY = 'form-boundary';

/** Uploads a file as a form, as the browser does. */
export function uploadPhoto(client: TestClient, url: string, bytes: Buffer, name = 'photo.jpg'): Promise<TestAnswer> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return client.call({ method: 'POST', url, payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } });
}
