import { AwsV4Signer } from 'aws4fetch';

const TIMEOUT_MS = 10_000;

/** Lists one file of the bucket. @param {import('./env.mjs').S3} s3 @throws an error of one line if it cannot */
export async function checkS3({ endpoint, bucket, forcePathStyle, ...keys }) {
  const url = new URL(endpoint);
  if (forcePathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
  else url.host = `${bucket}.${url.host}`;
  const name = `No connection to the bucket ${bucket} at ${url.host}`;
  url.search = 'list-type=2&max-keys=1';
  let answer;
  try {
    const signed = await new AwsV4Signer({ ...keys, service: 's3', method: 'GET', url: url.href }).sign();
    const response = await fetch(signed.url, { headers: signed.headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    answer = { status: response.status, text: await response.text() };
  } catch (error) {
    const { message, cause } = /** @type {{ message: string, cause?: { code?: string, message?: string } }} */ (error);
    throw new Error(`${name}: ${cause?.message || cause?.code || message}`, { cause: error });
  }
  if (answer.status === 200 && answer.text.includes('<ListBucketResult')) return;
  const [, code] = /<Code>(.*?)<\/Code>/.exec(answer.text) ?? [];
  throw new Error(
    `${name}: ${REASONS[code ?? ''] ?? `it answers ${answer.status} ${code ?? 'as no S3 server does'}`}.`,
  );
}

/** @type {Record<string, string>} */
const REASONS = {
  AccessDenied: 'S3_ACCESS_KEY_ID may not list it',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known there',
  NoSuchBucket: 'there is none of this name',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is wrong',
};
