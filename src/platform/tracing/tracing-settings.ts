import { z } from 'zod';

/** OpenTelemetry's own names, as its programs have them everywhere. The exporter itself reads the headers. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().trim().min(1).optional(),
  OTEL_SERVICE_NAME: z.string().trim().min(1).default('site'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

export type TracingSettings = {
  /** Receives the spans. */
  url: string;
  service: string;
  /** The part of requests that is traced, 0 to 1, where no proxy has decided. */
  share: number;
};

type Given = z.infer<z.ZodObject<typeof tracingVariables>>;

/** @returns undefined where nothing is traced */
export function tracingSettings(given: Given): TracingSettings | undefined {
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  return endpoint
    ? { url: `${endpoint}/v1/traces`, service: given.OTEL_SERVICE_NAME, share: given.OTEL_TRACES_SAMPLER_ARG }
    : undefined;
}
