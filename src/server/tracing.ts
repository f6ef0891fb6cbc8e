import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { StartTrace } from '@kitroom/front/http/render';
import type { Log } from '@kitroom/front/http/request-log';
import { registerShared } from '@kitroom/front/shared-instance';
import { STATEMENT_TRACER, type StatementTracer } from '@/lib/database/trace-statements';

const LONGEST = 2_000;
/** Between reports of a collector that is away, ms. */
const QUIET_MS = 60_000;

type TracingOptions = {
  serviceName: string;
  /** Share of the traces that are kept, 0 to 1. */
  ratio: number;
  /** True if a caller’s `traceparent` decides whether its trace is kept. */
  trustsParent: boolean;
  log: Log;
};

export type Tracing = { start: StartTrace; close: () => Promise<void> };

/** Next adds spans of its own once a provider is registered. The exporter reads OTEL_EXPORTER_OTLP_… by itself. */
export function startTracing({ serviceName, ratio, trustsParent, log }: TracingOptions): Tracing {
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: trustsParent ? new ParentBasedSampler({ root: sampler }) : sampler,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  reportFailures(log);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const tracer = provider.getTracer('kitroom');
  registerShared<StatementTracer>(STATEMENT_TRACER, (text) => beginStatement(tracer, text));
  return {
    start: (request) => startRequest(tracer, request),
    close: async () => {
      registerShared(STATEMENT_TRACER, undefined);
      await provider.shutdown();
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}

function startRequest(tracer: Tracer, { req, res, id, route, traceparent }: Parameters<StartTrace>[0]) {
  const parent = traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;
  const attributes = { 'http.request.method': req.method, 'http.route': route, 'kitroom.request_id': id };
  const span = tracer.startSpan(`${req.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
  res.setMaxListeners(res.getMaxListeners() + 1);
  res.once('close', () => {
    span.setAttribute('http.response.status_code', res.statusCode);
    if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  const active = trace.setSpan(parent, span);
  const carrier: { traceparent?: string } = {};
  if (span.isRecording()) propagation.inject(active, carrier);
  return {
    id: span.isRecording() ? span.spanContext().traceId : undefined,
    traceparent: carrier.traceparent,
    run: <T>(work: () => T): T => context.with(active, work),
  };
}

function beginStatement(tracer: Tracer, text: string): ((error?: unknown) => void) | undefined {
  if (!trace.getActiveSpan()?.isRecording()) return undefined;
  const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST) };
  const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
  return (error) => end(span, error);
}

function end(span: Span, error: unknown): void {
  if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function reportFailures(log: Log): void {
  let reported = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - reported < QUIET_MS) return;
    reported = performance.now();
    log.warn({ reason: String(error instanceof Error ? error.message : error) }, 'Traces could not be exported.');
  });
}
