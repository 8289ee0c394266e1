import { type RefObject, useEffect, useRef, useState } from 'react'

export type CameraState = 'starting' | 'live' | 'refused' | 'missing'

/** The camera that looks away from the person, sharp enough for print. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1_920 }, height: { ideal: 1_080 } },
}

/**
 * Shows the camera in a video as long as the part is there, and switches it off after. On plain http a browser has no camera
 * to give: missing.
 */
export function useCamera(): { video: RefObject<HTMLVideoElement | null>; state: CameraState } {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>(() => (hasCameras() ? 'starting' : 'missing'))
  useEffect(() => {
    if (!hasCameras()) return undefined
    const stage = { over: false, stream: undefined as MediaStream | undefined }
    const stop = (stream: MediaStream | undefined) => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      try {
        const stream = await navigator.mediaDevices.getUserMedia(wanted)
        if (stage.over || video.current === null) {
          stop(stream)
          return
        }
        stage.stream = stream
        video.current.srcObject = stream
        await video.current.play()
        setState('live')
      } catch (error) {
        if (!stage.over) setState(isRefusal(error) ? 'refused' : 'missing')
      }
    }
    void start()
    return () => {
      stage.over = true
      stop(stage.stream)
    }
  }, [])
  return { video, state }
}

/** Whatever the types say: without a secure context there are none. */
function hasCameras(): boolean {
  return 'mediaDevices' in navigator && typeof navigator.mediaDevices.getUserMedia === 'function'
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
