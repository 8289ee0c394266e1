export type Size = { width: number; height: number }
export type Rect = Size & { x: number; y: number }

/**
 * The part of a video that is seen in a frame over it, with a room about it as a share of the frame, so that the edges of
 * what fills the frame are on the photo too. The video covers its view, so that some of it is not seen at all.
 * `frame` is in the units of `view`, the answer in pixels of the video, and inside of it.
 */
export function cropOf({ view, video, frame, room }: { view: Size; video: Size; frame: Rect; room: number }): Rect {
  const scale = Math.max(view.width / video.width, view.height / video.height)
  const hidden = {
    x: (video.width * scale - view.width) / 2,
    y: (video.height * scale - view.height) / 2,
  }
  const left = (frame.x - frame.width * room + hidden.x) / scale
  const top = (frame.y - frame.height * room + hidden.y) / scale
  const right = left + (frame.width * (1 + 2 * room)) / scale
  const bottom = top + (frame.height * (1 + 2 * room)) / scale
  const x = Math.max(0, Math.round(left))
  const y = Math.max(0, Math.round(top))
  return {
    x,
    y,
    width: Math.min(video.width, Math.round(right)) - x,
    height: Math.min(video.height, Math.round(bottom)) - y,
  }
}
