import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';

const get = REST_GET(config);

type Context = { params: Promise<{ slug?: string[] }> };

/** Who may do what is told to staff only: to anybody else it would name every collection and field. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const { slug } = await context.params;
  const isLoggedIn = /(^|;\s*)payload-token=/.test(request.headers.get('cookie') ?? '');
  if (slug?.[0] === 'access' && !isLoggedIn)
    return Response.json({ message: 'Not allowed.' }, { status: 403 });
  return get(request, context as Parameters<typeof get>[1]);
}

export const POST = REST_POST(config);
export const DELETE = REST_DELETE(config);
export const PATCH = REST_PATCH(config);
export const PUT = REST_PUT(config);
export const OPTIONS = REST_OPTIONS(config);
