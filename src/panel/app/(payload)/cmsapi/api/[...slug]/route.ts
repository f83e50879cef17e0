import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { guardService } from '../../../../../guard/guard-service.ts';

export const GET = guardService(REST_GET(config));
export const POST = guardService(REST_POST(config));
export const DELETE = guardService(REST_DELETE(config));
export const PATCH = guardService(REST_PATCH(config));
export const PUT = guardService(REST_PUT(config));
export const OPTIONS = guardService(REST_OPTIONS(config));
