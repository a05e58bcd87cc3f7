import { defineMessages } from '../../../i18n/define-messages.ts';

/** What is wrong, and what to do about it; the runbook has the same in steps. */
export const findingMessages = defineMessages({
  en: {
    long_transaction: {
      means: 'A transaction has been open for long: others may wait for its locks, and old rows cannot be cleaned up.',
      todo: 'Find who holds it and end it if nobody needs it.',
    },
    many_connections: {
      means: 'The database has hardly any connections left: the next server may not get one.',
      todo: 'Put a PgBouncer in session mode in between, or raise max_connections.',
    },
    replica_behind: {
      means: 'A replica is behind: after a failover the newest would be missing.',
      todo: 'Look at the network and the disk of the replica.',
    },
    no_worker: {
      means: 'No process works: mails, deliveries, approvals and payouts stand still. Calls go on.',
      todo: 'Start a process with WORKER=1 or WORKER=only.',
    },
    server_silent: {
      means: 'A process ended without a word, or cannot reach the database.',
      todo: 'Look at its log and start it again. After an hour it is not missed any more.',
    },
    releases_differ: {
      means: 'Processes run different releases. That is right during an update, and only then.',
      todo: 'Finish the update: restart the ones with the older release.',
    },
    carrier_refuses: {
      means: 'A carrier refuses what we ask: numbers can be neither bought nor checked. Calls still come in.',
      todo: 'Check the account under Carriers and change its token if needed.',
    },
    webhooks_unanswered: {
      means: 'Carriers got an error of ours, or hung up before we answered: callers may have heard nothing.',
      todo: 'Look at the log of the servers at that time, and at the load of the database.',
    },
    answers_slow: {
      means: 'Some callers wait too long for the decision who is rung.',
      todo: 'Look at the load of the servers and the database.',
    },
    webhooks_forged: {
      means: 'Webhooks came with a wrong signature. They were refused.',
      todo: 'If it is a carrier of yours: does its token match, and PUBLIC_URL the address it calls? If not, somebody tries.',
    },
    spool_rejected: {
      means: 'Something on disk could not be applied even though the database is there.',
      todo: 'Look at the files that end in .rejected and at the log, which names the reason.',
    },
    spool_waiting: {
      means: 'Callbacks or clicks wait on disk for the database.',
      todo: 'Usually nothing: they are applied within seconds. If the number stays, look at the database.',
    },
    events_behind: {
      means: 'What follows from events is late: notifications, audit, live screens, webhooks.',
      todo: 'Does a process work? Its log names the subscriber that fails.',
    },
    sums_behind: {
      means: 'Sums of reports are behind. Reports are right, but slower.',
      todo: 'Does a process work? If it stays behind, look at the load of the database.',
    },
    webhooks_late: {
      means: 'Webhooks or postbacks that are due are not sent.',
      todo: 'Does a process work, and can it reach the Internet?',
    },
    endpoints_failing: {
      means: "Somebody's receiver does not take our webhooks. They are tried again for days.",
      todo: 'Nothing of ours is broken. Write to the account if it lasts.',
    },
    lead_deliveries_late: {
      means: 'Leads that are due are not delivered to those who bought them.',
      todo: 'Does a process work, and can it reach the Internet and the mail server?',
    },
    mails_late: {
      means: 'Mails that are due are not sent: people wait for confirmations and links.',
      todo: 'Does a process work, and does the mail server answer?',
    },
    mails_failing: {
      means: 'The last mail could not be sent. It is tried again.',
      todo: 'Check SMTP_URL and the mail server; the code says what it answered.',
    },
    jobs_late: {
      means: 'A scheduled job has not ended since it was due.',
      todo: 'Does a process work? Its log says why the job fails or hangs.',
    },
    jobs_failing: {
      means: 'A scheduled job failed the last time it was tried. It is tried again.',
      todo: "Look at the worker's log: it names the job and the reason.",
    },
    books_differ: {
      means: 'The gateway or the bank says something else than our books.',
      todo: 'Explain or settle each difference under Money.',
    },
    call_logs_differ: {
      means: 'A carrier knows calls we do not, or the other way round.',
      todo: 'Look at them under Carriers. Lost calls were written down as failed, unbilled.',
    },
    backup_late: {
      means: 'The last good backup is older than a day and a half.',
      todo: 'Make one now with npm run backup: it says what is wrong.',
    },
    backup_failed: {
      means: 'The last backup failed. An older one is still good.',
      todo: 'Look at the worker’s log, or run npm run backup: it says what is wrong.',
    },
    backup_unscheduled: {
      means: 'Nobody makes backups.',
      todo: 'Set BACKUP_SCHEDULE and BACKUP_TO, or run npm run backup by a clock of your own.',
    },
  },
  es: {
    long_transaction: {
      means: 'Una transacción lleva mucho tiempo abierta: otras pueden esperar por ella y no se limpian filas viejas.',
      todo: 'Averigua quién la tiene y ciérrala si nadie la necesita.',
    },
    many_connections: {
      means: 'A la base de datos apenas le quedan conexiones: el próximo servidor puede quedarse sin ninguna.',
      todo: 'Pon un PgBouncer en modo de sesión por medio, o sube max_connections.',
    },
    replica_behind: {
      means: 'Una réplica va con retraso: si hubiera que pasar a ella, faltaría lo más nuevo.',
      todo: 'Mira la red y el disco de la réplica.',
    },
    no_worker: {
      means: 'Ningún proceso trabaja: correos, entregas, aprobaciones y pagos están parados. Las llamadas siguen.',
      todo: 'Inicia un proceso con WORKER=1 o WORKER=only.',
    },
    server_silent: {
      means: 'Un proceso terminó sin avisar o no llega a la base de datos.',
      todo: 'Mira su registro e inícialo de nuevo. Pasada una hora ya no se le echa en falta.',
    },
    releases_differ: {
      means: 'Hay procesos con versiones distintas. Es lo normal durante una actualización, y solo entonces.',
      todo: 'Termina la actualización: reinicia los de la versión anterior.',
    },
    carrier_refuses: {
      means:
        'Un operador rechaza lo que pedimos: no se pueden comprar ni comprobar números. Las llamadas siguen entrando.',
      todo: 'Comprueba la cuenta en Operadores y cambia su token si hace falta.',
    },
    webhooks_unanswered: {
      means:
        'Los operadores recibieron un error nuestro o colgaron antes de la respuesta: puede que quien llamó no oyera nada.',
      todo: 'Mira el registro de los servidores a esa hora y la carga de la base de datos.',
    },
    answers_slow: {
      means: 'Algunas llamadas esperan demasiado hasta que se decide a quién suena.',
      todo: 'Mira la carga de los servidores y de la base de datos.',
    },
    webhooks_forged: {
      means: 'Llegaron webhooks con una firma que no vale. Se rechazaron.',
      todo: 'Si es un operador tuyo: ¿coinciden su token y la PUBLIC_URL a la que llama? Si no, alguien lo intenta.',
    },
    spool_rejected: {
      means: 'Algo del disco no se pudo aplicar aunque la base de datos está ahí.',
      todo: 'Mira los archivos que acaban en .rejected y el registro, que dice el motivo.',
    },
    spool_waiting: {
      means: 'Avisos de operadores o clics esperan en disco a la base de datos.',
      todo: 'Normalmente nada: se aplican en segundos. Si el número no baja, mira la base de datos.',
    },
    events_behind: {
      means: 'Lo que sale de los eventos llega tarde: notificaciones, auditoría, pantallas en vivo, webhooks.',
      todo: '¿Trabaja algún proceso? Su registro dice qué suscriptor falla.',
    },
    sums_behind: {
      means: 'Las sumas de los reportes van con retraso. Los reportes son correctos, pero más lentos.',
      todo: '¿Trabaja algún proceso? Si el retraso sigue, mira la carga de la base de datos.',
    },
    webhooks_late: {
      means: 'Hay webhooks o postbacks pendientes que no se envían.',
      todo: '¿Trabaja algún proceso y llega a Internet?',
    },
    endpoints_failing: {
      means: 'El receptor de alguien no acepta nuestros webhooks. Se reintentan durante días.',
      todo: 'No hay nada nuestro roto. Escribe a la cuenta si dura.',
    },
    lead_deliveries_late: {
      means: 'Hay leads pendientes que no se entregan a quien los compró.',
      todo: '¿Trabaja algún proceso y llega a Internet y al servidor de correo?',
    },
    mails_late: {
      means: 'Hay correos pendientes que no se envían: hay quien espera confirmaciones y enlaces.',
      todo: '¿Trabaja algún proceso y responde el servidor de correo?',
    },
    mails_failing: {
      means: 'El último correo no se pudo enviar. Se reintenta.',
      todo: 'Comprueba SMTP_URL y el servidor de correo; el código dice qué respondió.',
    },
    jobs_late: {
      means: 'Una tarea programada no ha terminado desde que tocaba.',
      todo: '¿Trabaja algún proceso? Su registro dice por qué falla o se atasca.',
    },
    jobs_failing: {
      means: 'Una tarea programada falló la última vez. Se reintenta.',
      todo: 'Mira el registro de quien trabaja: nombra la tarea y el motivo.',
    },
    books_differ: {
      means: 'La pasarela o el banco dicen algo distinto de nuestros libros.',
      todo: 'Explica o salda cada diferencia en Dinero.',
    },
    call_logs_differ: {
      means: 'Un operador conoce llamadas que no tenemos, o al revés.',
      todo: 'Míralas en Operadores. Las perdidas se anotaron como fallidas, sin cobrar.',
    },
    backup_late: {
      means: 'La última copia buena tiene más de día y medio.',
      todo: 'Haz una ahora con npm run backup: dice qué va mal.',
    },
    backup_failed: {
      means: 'La última copia falló. Una anterior sigue siendo buena.',
      todo: 'Mira el registro de quien trabaja, o ejecuta npm run backup: dice qué va mal.',
    },
    backup_unscheduled: {
      means: 'Nadie hace copias de seguridad.',
      todo: 'Pon BACKUP_SCHEDULE y BACKUP_TO, o ejecuta npm run backup con un reloj propio.',
    },
  },
});
