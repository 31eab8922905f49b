import { Unavailable } from '@tabletome/match'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { LogController, fastify } from 'fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { Busy } from '../identity/passwords.ts'
import { mayChange } from '../identity/origin.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { Fault, nothingHere } from './fault.ts'
import { compilersFactory } from './compilers.ts'
import { addSchemas } from './schemas.ts'
import { VERSION } from '../version.ts'

const BODY_BYTES = 65_536

/** The HTTP server without its routes: limits, headers, checks of origin, and errors in one shape. */
export const httpShell = async (config: Config, metrics: Metrics): Promise<FastifyInstance> => {
  const options: FastifyServerOptions = {
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { req: quietRequest } },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    bodyLimit: BODY_BYTES,
    trustProxy: config.proxies === 0 ? false : (_address, hop) => hop < config.proxies,
    routerOptions: { maxParamLength: 100 },
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: false,
        allowUnionTypes: true,
      },
    },
    schemaController: { compilersFactory },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, metrics),
  }
  const app = fastify(options)
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: POLICY }, ...HEADERS })
  await app.register(cookie)
  await app.register(swagger, {
    openapi: OPENAPI,
    refResolver: { buildLocalReference: json => (typeof json.$id === 'string' ? json.$id : 'def') },
  })
  addSchemas(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (!READS.includes(request.method) && !mayChange(request.headers, config.origins))
      throw new Fault(403, 'foreignOrigin', 'This request comes from another site.')
  })
  app.addHook('onResponse', async (_request, reply) => metrics.count('requests_total', String(reply.statusCode)))
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, metrics))
  app.setNotFoundHandler(() => {
    throw nothingHere()
  })
  return app
}

const READS = ['GET', 'HEAD', 'OPTIONS']

/** No upgrade-insecure-requests: a table in the living room runs on plain http. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}
/** Nothing of the machine is ever needed. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth', 'midi']
  .map(each => `${each}=()`)
  .join(', ')
const HEADERS = {
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
} as const

const OPENAPI: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: {
    title: 'Tabletome',
    version: VERSION,
    description: 'Tables, seats and records. Playing goes over the WebSocket at /ws: see docs/protocol.md.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'tabletome', description: '`__Host-tabletome` behind TLS' },
    },
  },
  security: [{ session: [] }],
}

/** Logs say what was asked, never by which cookie or invite. */
const quietRequest = (request: FastifyRequest): Record<string, unknown> => ({
  method: request.method,
  path: request.url.replace(/\?.*/s, '').replace(/^(\/join\/[^/]*\/).*/s, '$1…'),
  address: request.ip,
})

const answerError = (error: Error, request: FastifyRequest, reply: FastifyReply, metrics: Metrics): FastifyReply => {
  const { status, code, message } = plain(error)
  if (status >= 500) {
    metrics.count('errors_total')
    request.log.error({ err: error }, 'request failed')
  }
  return reply.code(status).send({ error: { code, message } })
}

const plain = (error: Error): { status: number; code: string; message: string } => {
  if (error instanceof Fault) return error
  if (error instanceof Unavailable)
    return { status: 503, code: 'tryAgain', message: 'Nothing can be stored right now: try again in a moment.' }
  if (error instanceof Busy) return { status: 503, code: 'busy', message: error.message }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status === 413) return { status, code: 'tooLarge', message: 'The request is too large.' }
  if (status === 415) return { status, code: 'malformed', message: 'The body must be JSON.' }
  if (status >= 400 && status < 500) return { status, code: 'malformed', message: error.message }
  return { status: 500, code: 'failed', message: 'Something went wrong on the server.' }
}
